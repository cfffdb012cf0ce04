import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { DataList } from '@vp-digital/core/ui';
import { worthHandingIn } from '../tariffs/examples';
import type { Offers } from '../offers/offersOf';
import { PointList } from '../module/PointList';

/** From which bills of a year on handing them in pays. */
export function RefundExample({ offers, caption }: { offers: Offers; caption: string }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'areas' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { euros } = useFormat();
  return (
    <div role="group" aria-label={caption}>
      <PointList
        points={[
          { key: 'statutory', title: say('statutory'), text: t('noRefund') },
          ...offers.tariffs
            .filter(({ isRefused }) => !isRefused)
            .map(({ key, tariff, insured, healthPremium }) => {
              const { refund, from } = worthHandingIn(insured, healthPremium);
              const kind = tariff.terms.refund.guaranteed ? 'guaranteed' : 'success';
              return {
                key,
                title: tariff.name,
                text: (
                  <DataList
                    items={[
                      {
                        key: 'refund',
                        label: `${t('col.refund')}, ${t(`col.${kind}`)}`,
                        value: euros(refund),
                      },
                      { key: 'from', label: t('col.from'), value: euros(from) },
                    ]}
                  />
                ),
              };
            }),
        ]}
      />
    </div>
  );
}
