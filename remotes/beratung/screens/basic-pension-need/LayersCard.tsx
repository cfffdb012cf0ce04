import { OfField } from '@vp-digital/core/figures';
import { monthlyPremium, pensionProviderOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Columns, DataList, Stack } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { contractsInLayers } from './layers';

/** The three layers of provision for old age, with the person's own contracts in them. */
export function LayersCard({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionNeed.layers' });
  const { t: code } = useTranslation('household/contracts');
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const contracts = contractsInLayers(data, person.id);
  const scheme = pensionProviderOf(data, person.id) === 'civilService' ? 'civil' : 'statutory';
  return (
    <Card
      title={t('title')}
      caption={t('caption', { name: person.name })}
      actions={
        <Button size="compact" href={routes.contracts.href({ householdId })}>
          {t('toContracts')}
        </Button>
      }
    >
      <Columns count={3} kind="parts">
        {(['basic', 'promoted', 'private'] as const).map((layer) => {
          const own = contracts.filter((one) => one.layer === layer);
          return (
            <Stack key={layer} gap="small">
              <h3>{t(`${layer}.title`)}</h3>
              <p>{t(`${layer}.text`)}</p>
              {layer === 'basic' && <p>{t(scheme)}</p>}
              {own.length > 0 ? (
                <DataList
                  items={own.map(({ id, contract }) => ({
                    key: id,
                    label: code(`line.${contract.line}`),
                    value: (
                      <OfField field="contracts.premium">
                        {t('monthly', { amount: euros(monthlyPremium(contract)) })}
                      </OfField>
                    ),
                  }))}
                />
              ) : (
                <p>{t('none')}</p>
              )}
            </Stack>
          );
        })}
      </Columns>
    </Card>
  );
}
