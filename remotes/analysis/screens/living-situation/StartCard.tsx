import { homeKinds } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, Columns, useReadOnly } from '@vp-digital/core/ui';
import type { LivingSituationData } from '../../shared/living-situation/data';
import { useHome } from './useHome';

/** Nothing is known yet: how the household lives is the first answer, and enough to begin with. */
export function StartCard({ data }: { data: LivingSituationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const { t: code } = useTranslation('household/housing');
  const editor = useHome(data);
  if (useReadOnly()) return undefined;
  return (
    <Card title={t('start.title')} caption={t('start.caption')}>
      <Columns count={3}>
        {homeKinds.map((kind) => (
          <Button key={kind} wide writes onClick={() => editor.setKind(kind)}>
            {code(`kind.${kind}`)}
          </Button>
        ))}
      </Columns>
    </Card>
  );
}
