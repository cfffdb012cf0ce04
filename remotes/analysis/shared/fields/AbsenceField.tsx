import type { AbsentKind, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { Checkbox } from '@vp-digital/core/ui';

export interface AbsenceFieldProps {
  kind: AbsentKind;
  data: Pick<SectionData, 'absences'>;
}

/** "There is none" as an answer. Shown while nothing of the kind is recorded: then it does not count. */
export function AbsenceField({ kind, data }: AbsenceFieldProps) {
  const { t } = useTranslation('household/absences');
  const [id, known] = Object.entries(data.absences.items).find(([, { of }]) => of === kind) ?? [];
  const entry = useEntry({ section: 'absences', id, value: known });
  const choice = entry.choice('of', t(`of.${kind}`));
  return (
    <Checkbox
      {...choice}
      value={known !== undefined}
      onChange={(isNone) => (isNone ? choice.onChange(kind) : entry.remove())}
    />
  );
}
