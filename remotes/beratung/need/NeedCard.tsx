import { incomeProtection } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, CalculationButton, Card, Chip, Row, Stack, useSheet } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { PersonData } from '../protection/sections';
import { CoverBar } from './CoverBar';
import { fixedCosts } from './fixedCosts';
import { NeedLegend } from './NeedLegend';
import { NeedSheet } from './NeedSheet';
import { agreedNeed, NeedSlider } from './NeedSlider';
import { NeedTable } from './NeedTable';
import { shownProtection } from '../protection/shownProtection';

/** F17 with the part of net that is to be secured as a what-if: moved by hand, never written. */
export function NeedCard({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.card' });
  const { euros } = useFormat();
  const { clock } = useHost();
  const [share, setShare] = useState(agreedNeed);
  const { button, sheet } = useSheet();
  const outcome = incomeProtection({
    ...{ household: data, personId: person.id, date: clock.today() },
    needShare: share / 100,
  });
  if (outcome.kind !== 'computed') return undefined;
  const protection = outcome.value;
  const { target, secured, gap } = shownProtection(protection);
  const costs = fixedCosts(data, protection.net);
  return (
    <>
      <Card
        title={t('title')}
        caption={t('caption')}
        actions={share !== agreedNeed && <Chip tone="info">{t('whatIf')}</Chip>}
      >
        <Stack>
          <NeedSlider value={share} onChange={setShare} amount={euros(target)} />
          <NeedTable data={data} person={person} chosen={share} />
          <CoverBar
            label={t(gap > 0 ? 'label' : 'labelCovered', {
              ...{ target: euros(target), secured: euros(secured), gap: euros(gap), costs: euros(costs) },
            })}
            protection={protection}
            costs={costs}
          />
          <NeedLegend protection={protection} costs={costs} name={person.firstName} />
          <Row spread>
            <CalculationButton {...button} />
            {share !== agreedNeed && (
              <Button kind="quiet" size="compact" onClick={() => setShare(agreedNeed)}>
                {t('reset', { share: agreedNeed })}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      <NeedSheet {...sheet} protection={protection} share={share} costs={costs} name={person.firstName} />
    </>
  );
}
