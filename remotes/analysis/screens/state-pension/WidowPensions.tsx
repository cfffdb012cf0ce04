import { FigureKpi, useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import {
  adults,
  type NeededFact,
  type People,
  type RecordedFact,
  shortNameOf,
  taxUnits,
  widowPensionFigure,
} from '@vp-digital/core/household';
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
  const outcomes = couple.map((id) => ({ id, outcome: widowPensionFigure.of(data, { personId: id, date }) }));
  const asked = outcomes.filter(({ outcome }) => outcome.kind !== 'notRelevant');
  const survivorOf = (id: string) => nameOf(couple.find((other) => other !== id) ?? '');
  const waiting = asked.flatMap(({ id, outcome }) =>
    outcome.kind === 'missing' && outcome.facts.every(({ fact }) => fact !== 'newerRelease')
      ? [{ id, facts: outcome.facts }]
      : [],
  );
  const shown = asked.filter(({ id }) => waiting.every((other) => other.id !== id));
  const untold = couple.find((id) => data.persons.items[id]?.maritalStatus === undefined);
  const married = taxUnits(data).some((unit) => unit.couple);
  if (married && asked.length === 0) return undefined;
  return (
    <Card title={t('title')} caption={married ? t('caption') : undefined}>
      {asked.length > 0 ? (
        <Stack>
          {shown.length > 0 && (
            <KpiStrip label={t('figures')}>
              {shown.map(({ id }) => (
                <FigureKpi
                  key={id}
                  figure={widowPensionFigure}
                  input={{ personId: id }}
                  of={t('when', { name: nameOf(id) })}
                  label={t('receives', { survivor: survivorOf(id) })}
                  caption={({ kind, credited, ifMarriedBefore2002 }) =>
                    [
                      t('when', { name: nameOf(id) }),
                      ...(credited > 0 ? [t('credited', { amount: euros(credited) })] : []),
                      ...(kind === 'small' ? [t('small')] : []),
                      ...(ifMarriedBefore2002 === undefined
                        ? []
                        : [t('before2002', { amount: euros(ifMarriedBefore2002) })]),
                    ].join(' · ')
                  }
                />
              ))}
            </KpiStrip>
          )}
          {waiting.map(({ id, facts }) => (
            <Waiting key={id} facts={facts} name={nameOf(id)} survivor={survivorOf(id)} household={data} />
          ))}
        </Stack>
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

interface WaitingProps {
  facts: readonly NeededFact[];
  /** Who would have died, and who would receive the pension. */
  name: string;
  survivor: string;
  household: People;
}

/** What a pension waits for, of whom, and the way to its field. */
function Waiting({ facts, name, survivor, household }: WaitingProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension.widow' });
  const { list } = useFormat();
  const linkTo = useLinkToFact();
  const { factName } = useFactWords(household);
  const wordOf = (missing: NeededFact) => factName({ ...missing, fact: missing.fact as RecordedFact }); // the newer release's is left out above
  const links = facts.flatMap((fact) => {
    const href = linkTo(fact);
    return href === undefined ? [] : [{ href, word: wordOf(fact) }];
  });
  return (
    <Stack gap="small">
      <p>{t('waits', { survivor, name, facts: list(new Set(facts.map(wordOf))) })}</p>
      {links.map(({ href, word }) => (
        <TextLink key={word} writes href={href}>
          {t('add', { fact: word })}
        </TextLink>
      ))}
    </Stack>
  );
}
