import type { FitReason } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Chip, DataList, Stack } from '@vp-digital/core/ui';
import { useProductWords } from './useProductWords';

const groups = ['unsuited', 'eligibility', 'suits'] as const;

/** "Für wen nicht" first: each sentence with whether it is so, and the fact that it rests on. */
export function ReasonList({ reasons }: { reasons: readonly FitReason[] }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { text, shown } = useProductWords();
  return (
    <Stack gap="medium">
      {groups.map((group) => {
        const own = reasons.filter(({ about }) => about === group);
        if (own.length === 0) return undefined;
        return (
          <div key={group}>
            <h3>{t(`reasons.${group}`)}</h3>
            <DataList
              items={own.map((reason) => ({
                key: reason.text.de,
                label: text(reason.text),
                value: (
                  <>
                    <Chip tone={toneOf(reason)}>{t(`answer.${reason.answer}`)}</Chip> {shown(reason)}
                  </>
                ),
              }))}
            />
          </div>
        );
      })}
    </Stack>
  );
}

function toneOf({ about, answer }: FitReason) {
  if (answer === 'unknown') return 'info';
  const speaksAgainst = about === 'unsuited' ? answer === 'yes' : answer === 'no';
  return speaksAgainst ? 'warning' : 'positive';
}
