import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, DataList, TextLink } from '@vp-digital/core/ui';
import { AmountOf } from '../../shared/rail/AmountOf';
import { isResult, useAreaEntries } from '../../shared/rail/useAreaEntries';

/** What is made of the areas, each with its page: as in the rail. */
export function ResultsCard() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.results' });
  const entries = useAreaEntries().filter(({ key }) => isResult(key));
  if (entries.length === 0) return undefined;
  return (
    <Card title={t('title')}>
      <DataList
        items={entries.map(({ key, name, href, text, ...amount }) => ({
          key,
          label: (
            <TextLink kind="row" href={href}>
              {name}
            </TextLink>
          ),
          value: text !== undefined && <AmountOf {...amount}>{text}</AmountOf>,
        }))}
      />
    </Card>
  );
}
