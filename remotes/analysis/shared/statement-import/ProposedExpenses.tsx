import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Checkbox, Empty, Stack } from '@vp-digital/core/ui';
import type { DecidedCategory } from './choices';
import { ExpenseLine } from './ExpenseLine';
import type { GroupListProps } from './GroupList';

export interface ProposedExpensesProps extends Pick<GroupListProps, 'months' | 'moves' | 'onMove'> {
  categories: readonly DecidedCategory[];
  onTake(key: string, isTaken: boolean): void;
  onReplace(category: DecidedCategory['category'], isReplaced: boolean): void;
}

/** What would be written, category by category, beside what stands there. */
export function ProposedExpenses({ categories, onTake, onReplace, ...list }: ProposedExpensesProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.expenses' });
  const { t: code } = useTranslation('household/expenses');
  const { money } = useFormat();
  return (
    <Card kind="advisor" title={t('title')} caption={t('caption')}>
      {categories.length === 0 ? (
        <Empty>{t('none')}</Empty>
      ) : (
        <Stack>
          {categories.map(({ category, recorded, monthly, isReplaced, lines }) => {
            const name = code(`category.${category}`);
            return (
              <div key={category} role="group" aria-label={name}>
                <Stack gap="small">
                  {recorded.length > 0 && (
                    <Checkbox
                      label={t('replace', { category: name, amount: money(monthly) })}
                      value={isReplaced}
                      onChange={(value) => onReplace(category, value)}
                    />
                  )}
                  {lines.map((line) => (
                    <ExpenseLine
                      key={line.key}
                      line={line}
                      {...list}
                      onTake={(isTaken) => onTake(line.key, isTaken)}
                    />
                  ))}
                </Stack>
              </div>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}
