import { adults, type SectionData } from '@vp-digital/core/household';
import { recommendationWays } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { PersonSwitch } from '@vp-digital/core/parts';
import type { RecommendationList } from '@vp-digital/core/services';
import { Alert, Button, Card, Row, SegmentedChoice, Stack, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useCreateRecommendationMutation } from '../../api';

export interface NewCodeProps {
  list: RecommendationList;
  title: string;
  persons: SectionData['persons'];
}

type Way = (typeof recommendationWays)[number];

/** Who gives it on, and by which way. Nobody else is named: there is no field for it. */
export function NewCode({ list, title, persons }: NewCodeProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'codes' });
  const householdId = useHouseholdId();
  const readOnly = useReadOnly();
  const people = adults({ persons });
  const [giver, setGiver] = useState(people[0]?.id);
  const [way, setWay] = useState<Way>('card');
  const [create, { isLoading, isError }] = useCreateRecommendationMutation();
  if (giver === undefined || readOnly !== undefined) return undefined;
  return (
    <Card title={title} caption={t('rule')}>
      <Stack gap="medium">
        <PersonSwitch persons={people} value={giver} onChange={setGiver} />
        <SegmentedChoice
          wide
          writes={false}
          label={t('wayLabel')}
          options={recommendationWays
            .filter((one) => one !== 'whatsapp')
            .map((one) => ({ value: one, label: t(`way.${one}`) }))}
          value={way}
          onChange={setWay}
        />
        <Row>
          <Button
            writes
            kind="primary"
            loading={isLoading}
            onClick={() => void create({ householdId, list, request: { giverId: giver, way } })}
          >
            {t('create')}
          </Button>
        </Row>
        {isError && <Alert tone="negative" announce title={t('notCreated')} />}
      </Stack>
    </Card>
  );
}
