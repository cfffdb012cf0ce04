import { type ReportKind, reportKinds } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SegmentedChoice } from '@vp-digital/core/ui';

interface KindChoiceProps {
  kind: ReportKind;
  /** Default true: it changes what is kept. */
  writes?: boolean;
  onChange(kind: ReportKind): void;
}

/** What the report is to be, with what stands in one of its kind. */
export function KindChoice({ kind, writes, onChange }: KindChoiceProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.kind' });
  return (
    <SegmentedChoice
      wide
      writes={writes}
      name="art"
      label={t('label')}
      hint={t(`hint.${kind}`)}
      options={reportKinds.map((value) => ({ value, label: t(`of.${value}`) }))}
      value={kind}
      onChange={onChange}
    />
  );
}
