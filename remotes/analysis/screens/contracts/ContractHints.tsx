import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Button, Card, HintList } from '@vp-digital/core/ui';
import { type ContractHint, contractHints } from './hintList';
import type { ContractKind, ContractsData } from '../../shared/contracts/data';
import { useHintText } from './useHintText';

export interface ContractHintsProps {
  data: ContractsData;
  /** Opens a contract. */
  onShow(kind: ContractKind, id: string): void;
}

/** What is worth a word: a contract that counts for nobody, a day to keep, interest that will not stay, allowances left behind, the same cover twice. */
export function ContractHints({ data, onShow }: ContractHintsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const textOf = useHintText(data);
  const hints = contractHints(data, useHost().clock.today());
  if (hints.length === 0) return undefined;
  return (
    <Card title={t('hint.title')}>
      <HintList
        hints={hints.map((hint) => {
          const words = textOf(hint);
          const target = targetOf(hint);
          const action = target && (
            <Button
              size="compact"
              aria-label={t('hint.showOf', { name: words.title })}
              onClick={() => onShow(target.kind, target.id)}
            >
              {t('hint.show')}
            </Button>
          );
          return { ...words, action };
        })}
      />
    </Card>
  );
}

/** The one contract that a hint is about. */
function targetOf(hint: ContractHint): { kind: ContractKind; id: string } | undefined {
  switch (hint.kind) {
    case 'ended':
    case 'unnamed':
      return { kind: hint.entry.contract.kind, id: hint.entry.id };
    case 'notice':
      return { kind: hint.reminder.contract.kind, id: hint.reminder.id };
    case 'interest':
      return { kind: 'loan', id: hint.loan.id };
    default:
      return undefined;
  }
}
