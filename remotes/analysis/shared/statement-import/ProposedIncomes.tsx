import { adults } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Checkbox, SelectField, Stack } from '@vp-digital/core/ui';
import type { DecidedIncome, StatementData } from './choices';

export interface ProposedIncomesProps {
  incomes: readonly DecidedIncome[];
  data: StatementData;
  /** Of how many months the file knows all. */
  months: number;
  onTake(key: string, isTaken: boolean): void;
  onPerson(key: string, personId: string): void;
}

/** What came in regularly, and whose it is. */
export function ProposedIncomes({ incomes, data, months, onTake, onPerson }: ProposedIncomesProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.incomes' });
  const { t: code } = useTranslation('household/incomes');
  const { money } = useFormat();
  if (incomes.length === 0) return undefined;
  const people = adults(data).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Card kind="advisor" title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        {incomes.map(({ key, kind, net, times, group, personId, isThere, isTaken }) => {
          const name = t('line', { kind: code(`kind.${kind}`), amount: money(net), from: group.name });
          return (
            <div key={key} role="group" aria-label={name}>
              <Stack gap="small">
                <Checkbox
                  label={name}
                  hint={isThere ? t('same') : t('times', { count: times, months })}
                  value={isTaken}
                  onChange={(value) => onTake(key, value)}
                />
                {people.length > 1 && (
                  <SelectField<string>
                    label={t('whose', { kind: code(`kind.${kind}`) })}
                    options={people}
                    value={personId}
                    error={isTaken && personId === undefined ? t('whoseMissing') : undefined}
                    onChange={(chosen) => chosen && onPerson(key, chosen)}
                  />
                )}
              </Stack>
            </div>
          );
        })}
      </Stack>
    </Card>
  );
}
