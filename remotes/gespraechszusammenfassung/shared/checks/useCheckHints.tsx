import type { ReportKind } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { type DraftPlace, fromDraft, routes } from '@vp-digital/core/reference';
import { Button, type Hint } from '@vp-digital/core/ui';
import { places, type ReportCheck } from './reportChecks';

/** Findings in words, each with the way to where it is put right, and from there back to the draft. */
export function useCheckHints(checks: readonly ReportCheck[], of: ReportKind, draft: DraftPlace): Hint[] {
  const { t } = useTranslation('gespraechszusammenfassung');
  const { language, list } = useFormat();
  const householdId = useHouseholdId();
  return checks.map(({ kind, names, href }) => {
    const place = places[kind];
    return {
      key: kind,
      title: t(`checks.of.${kind}.title`, { count: names.length }),
      text: t(`checks.of.${kind}.text`, { names: list(names) }),
      action: place && (
        <Button
          size="compact"
          href={
            place === routes.reportCreation
              ? (href ?? place.href({ householdId }))
              : fromDraft(href ?? place.href({ householdId }), draft)
          }
        >
          {place === routes.reportCreation ? t(`checks.compose.${of}`) : place.title[language]}
        </Button>
      ),
    };
  });
}
