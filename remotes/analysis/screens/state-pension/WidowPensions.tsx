import { FigureKpi } from '@vp-digital/core/figures';
import { adults, shortNameOf, taxUnits, widowPension, widowPensionFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, KpiStrip, Stack, TextLink } from '@vp-digital/core/ui';
import type { StatePensionData } from '../../shared/state-pension/data';

/** Of a couple: what the state pays the one when the other one dies; nothing without a marriage, which is said. */
export function WidowPensions({ data }: { data: StatePensionData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension.widow' });
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const date = useHost().clock.today();
  const couple = adults(data).flatMap(({ id, role }) => (role === 'other' ? [] : [id]));
  if (couple.length !== 2) return undefined;
  const nameOf = (id: string) => shortNameOf(data, id) ?? '';
  const asked = couple.filter(
    (id) => widowPension({ household: data, personId: id, date }).kind !== 'notRelevant',
  );
  const untold = couple.find((id) => data.persons.items[id]?.maritalStatus === undefined);
  const married = taxUnits(data).some((unit) => unit.couple);
  if (married && asked.length === 0) return undefined;
  return (
    <Card title={t('title')} caption={married ? t('caption') : undefined}>
      {asked.length > 0 ? (
        <KpiStrip label={t('figures')}>
          {asked.map((id) => (
            <FigureKpi
              key={id}
              figure={widowPensionFigure}
              input={{ personId: id }}
              of={t('when', { name: nameOf(id) })}
              caption={({ survivorId, kind, credited }) =>
                [
                  t('of', { survivor: nameOf(survivorId), name: nameOf(id) }),
                  ...(credited > 0 ? [t('credited', { amount: euros(credited) })] : []),
                  ...(kind === 'small' ? [t('small')] : []),
                ].join(' · ')
              }
            />
          ))}
        </KpiStrip>
      ) : (
        <Stack gap="small">
          <p>{t(untold === undefined ? 'notMarried' : 'untold')}</p>
          {untold !== undefined && (
            <TextLink
              href={`${routes.personalDataSections.href({ householdId, id: untold, sections: 'stammdaten' })}?fokus=familienstand`}
            >
              {t('tell', { name: nameOf(untold) })}
            </TextLink>
          )}
        </Stack>
      )}
    </Card>
  );
}
