import type { ShownArea } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, Row, Stack, useReadOnly } from '@vp-digital/core/ui';
import { useQuickCheckAddress } from './quickCheckAddress';
import classes from './StepsCard.module.css';

const steps = ['record', 'understand', 'decide'] as const;

/** So many areas to begin with; the table below has all. */
const starters = 4;

/** Nothing is known yet: what an analysis is, in three steps, and where to begin. */
export function StepsCard({ areas }: { areas: readonly ShownArea[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.steps' });
  const { t: word } = useTranslation('household/completeness');
  const readOnly = useReadOnly();
  const address = useQuickCheckAddress();
  const open = areas.filter(({ state }) => state === 'empty').slice(0, starters);
  return (
    <Card title={t('title')}>
      <Stack>
        <div className={classes['steps']}>
          {steps.map((step, index) => (
            <div key={step}>
              <h3>{`${index + 1}. ${t(`${step}.title`)}`}</h3>
              <p>{t(`${step}.text`)}</p>
            </div>
          ))}
        </div>
        {readOnly === undefined && open.length > 0 && (
          <>
            <Row>
              <Button kind="primary" size="large" href={address}>
                {t('quick')}
              </Button>
              <span>{t('quickText')}</span>
            </Row>
            <p>{t('begin')}</p>
            <Row>
              {open.map(({ area, href }) => (
                <Button key={area} href={href}>
                  {word(`area.${area}`)}
                </Button>
              ))}
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
