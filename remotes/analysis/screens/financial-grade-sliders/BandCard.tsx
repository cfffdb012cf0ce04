import type { GradeBand, People } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, DataList } from '@vp-digital/core/ui';
import { Fragment } from 'react';
import { useFactLinks } from '../../shared/grade/useFactLinks';

/** Why the grade is a band, widest first, each with its reason; and the fact that would narrow it most. */
export function BandCard({ band: { parts }, data }: { band: GradeBand; data: People }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'gradeSliders' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { number } = useFormat();
  const linkOf = useFactLinks(data);
  const asked = parts.find(({ facts }) => facts.length > 0);
  return (
    <Card title={t('why')} caption={t('whyCaption')}>
      {asked && (
        <p>
          <b>{t('ask')}</b>{' '}
          {asked.facts.map((fact, index) => (
            <Fragment key={`${fact.fact} ${fact.personId ?? ''}`}>
              {index > 0 && ', '}
              {linkOf(fact)}
            </Fragment>
          ))}
        </p>
      )}
      <DataList
        items={parts.map(({ criterion, certainty, width }) => ({
          key: criterion,
          label: (
            <>
              <b>{word(`criterion.${criterion}`)}</b>:{' '}
              {certainty === 'missing'
                ? word(`plausible.${criterion}`)
                : word(certainty === 'default' ? 'default' : 'estimated')}
            </>
          ),
          value: number(width / 10, { minimumDecimals: 1, maximumDecimals: 1 }),
        }))}
      />
    </Card>
  );
}
