import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button, Card, Columns, useReadOnly } from '@vp-digital/core/ui';
import type { RecordedKind } from '../../shared/entry-sheet/data';
import { useKindName } from '../../shared/entry-sheet/useKindName';

const beginnings = ['currentAccount', 'securities', 'ownHome', 'overdraft'] as const satisfies RecordedKind[];

/** An empty balance: the four values that most households begin with. */
export function StartCard({ onAdd }: { onAdd(kind: RecordedKind): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const nameOf = useKindName();
  if (useReadOnly()) return undefined;
  return (
    <Card title={t('start.title')} caption={t('start.caption')}>
      <Columns>
        {beginnings.map((kind) => (
          <Button key={kind} icon={AddIcon} wide onClick={() => onAdd(kind)}>
            {nameOf(kind)}
          </Button>
        ))}
      </Columns>
    </Card>
  );
}
