import { type AdviceRecord, advisedAdults, waivable } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { ChoiceGroup } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Caption, Card, Checkbox, DateField, Stack } from '@vp-digital/core/ui';
import { filledIn, type RecordEditor } from './useRecord';

type Waiver = NonNullable<AdviceRecord['waiver']>;

/**
 * What the household waives, who declares it, and when the signed sheet came back: a sheet of its own behind the record. A
 * sheet that was signed says nothing of what is waived, or by whom, otherwise.
 */
export function WaiverCard({ editor, sections }: { editor: RecordEditor; sections: SectionData }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.record.waiver' });
  const today = useHost().clock.today();
  const { waiver } = editor.record;
  const adults = advisedAdults(sections);
  const keep = (next: Waiver) => editor.choose({ waiver: next.of.length > 0 ? next : undefined });
  const chosen = <Value,>(all: readonly Value[], one: Value, isIn: boolean): Value[] =>
    isIn ? [...all, one] : all.filter((other) => other !== one);
  return (
    <Card title={t('title')} caption={t('text')}>
      <Stack gap="medium">
        <ChoiceGroup label={t('of.label')}>
          {waivable.map((one) => (
            <Checkbox
              key={one}
              name="verzicht"
              label={t(`of.${one}`)}
              value={waiver?.of.includes(one) ?? false}
              onChange={(isIn) =>
                keep({
                  personIds: waiver?.personIds ?? adults.map(({ id }) => id),
                  of: chosen(waiver?.of ?? [], one, isIn),
                })
              }
            />
          ))}
        </ChoiceGroup>
        {waiver && (
          <>
            <ChoiceGroup label={t('who')}>
              {adults.map(({ id, fullName }) => (
                <Checkbox
                  key={id}
                  label={fullName}
                  value={waiver.personIds.includes(id)}
                  onChange={(isIn) => keep({ of: waiver.of, personIds: chosen(waiver.personIds, id, isIn) })}
                />
              ))}
            </ChoiceGroup>
            <DateField
              name="verzicht-zurueck"
              label={t('returnedOn')}
              hint={t('returnedHint')}
              today={today}
              value={waiver.returnedOn}
              onChange={(returnedOn) =>
                editor.choose({ waiver: filledIn<Waiver>({ ...waiver, returnedOn }) })
              }
            />
            <Caption>
              {t(adults.every(({ id }) => waiver.personIds.includes(id)) ? 'byAll' : 'bySome')}
            </Caption>
          </>
        )}
      </Stack>
    </Card>
  );
}
