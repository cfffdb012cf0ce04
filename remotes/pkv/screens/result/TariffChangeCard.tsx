import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, Stack } from '@vp-digital/core/ui';
import { CartButton } from './CartButton';
import type { OwnResult } from './data';

/** A tariff of the same company comes before any other one (§ 204 VVG): asking for it is a task, no contract. */
export function TariffChangeCard({ data, person, own: { company, quote } }: OwnResult) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result.own.tariffChange' });
  const { euros } = useFormat();
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <p>{t('text')}</p>
        <CartButton
          kind="secondary"
          data={data}
          proposal={{
            kind: 'widget',
            personId: person.id,
            topic: 'health',
            title: t('proposal'),
            ...(company !== '' && { company }),
            reason: t('reason', { name: person.name, now: euros(quote.health) }),
            origin: routes.pkvResult.path,
          }}
        />
      </Stack>
    </Card>
  );
}
