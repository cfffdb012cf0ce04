import { productStages } from '@vp-digital/core/contracts';
import { CustomerCard, CustomerPage, NextStep } from '@vp-digital/core/customer';
import type { NeedData, PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Pyramid as Stages } from './Pyramid';
import { foundationCount, pyramidBlocks } from './pyramidBlocks';
import { Stage } from './Stage';

/** The own cover, block by block, for the customer. */
export default function ProductPyramidCustomer({ data }: PageProps<NeedData>) {
  return <PersonPage data={data} View={Pyramid} />;
}

function Pyramid({ data, person }: { data: NeedData; person: { id: string; name: string } }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productPyramidCustomer' });
  const { t: page } = useTranslation('beratung', { keyPrefix: 'productPyramid' });
  const date = useHost().clock.today();
  const blocks = pyramidBlocks(data, { personId: person.id, date });
  const { count, all, isOpen } = foundationCount(blocks);
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { name: person.name })}
      headline={isOpen ? t('headlineOpen') : t('headline', { count, all })}
    >
      <CustomerCard title={t('blocks')} wide>
        <Stages upwards>
          {productStages.map((stage) => (
            <Stage
              key={stage}
              stage={stage}
              blocks={blocks.filter((block) => block.stage === stage && block.state !== 'notRelevant')}
              nameOf={({ key }) => page(`block.${key}`)}
            />
          ))}
        </Stages>
      </CustomerCard>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
