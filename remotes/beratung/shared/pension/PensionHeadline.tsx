import type { BasicPensionCourse } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';

/** "Von 600 € im Monat trägt das Finanzamt 190 €. Mit 67 kommen 425 € Rente heraus." */
export function PensionHeadline({ course }: { course: BasicPensionCourse }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'pension' });
  const { euros } = useFormat();
  const { contributionYear, savingYear, cases, terms } = course;
  return (
    <Trans
      t={t}
      i18nKey="headline"
      values={{
        paid: euros(Math.round(contributionYear / 12)),
        saved: euros(Math.round(savingYear / 12)),
        age: terms.startAge,
        pension: euros(cases.middle.real),
      }}
      components={{ key: <Key /> }}
    />
  );
}
