import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Button, Card, Row } from '@vp-digital/core/ui';

const tools = ['costAverage', 'desiredAmount', 'daxInvestment'] as const;

/** Tools outside of the product (C85), where the environment has them. */
export function ToolsCard() {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.tools' });
  const { config, shell } = useHost();
  const there = tools.flatMap((name) => {
    const url = config.external[name];
    return url === undefined ? [] : [{ name, url }];
  });
  if (there.length === 0) return undefined;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Row>
        {there.map(({ name, url }) => (
          <Button key={name} onClick={() => shell.send('navigateToNewWindow', { url })}>
            {t(name)}
          </Button>
        ))}
      </Row>
    </Card>
  );
}
