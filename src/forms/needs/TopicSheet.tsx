import { OfNeed, useNeedLink, useNeedWords } from '@vp-digital/core/figures';
import {
  deathCoverRules,
  retirementRules,
  shownMeasure,
  type SettledNeed,
  type NeedData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, DataList, MoneyField, Row, SideSheet, Stack, TextField } from '@vp-digital/core/ui';
import { DecisionField } from './DecisionField';
import { useDecision } from './useDecision';

export interface TopicSheetProps {
  id: string;
  row: SettledNeed;
  data: NeedData;
  onClose(): void;
}

/** One topic: why it stands where it stands, what the household wants, and the way to where it is worked on. */
export function TopicSheet({ id, row, data, onClose }: TopicSheetProps) {
  const { t } = useTranslation('household/needTable', { keyPrefix: 'topic' });
  const { t: code } = useTranslation('household/needDecisions');
  const { euros, percent } = useFormat();
  const { amount, name } = useNeedWords(data);
  const editor = useDecision(row, data);
  const { need, level, topic, computedTarget } = row;
  const { screen, href } = useNeedLink()(row);
  const { bridgingMonths: months, childMonth, childUntilAge: age } = deathCoverRules;
  const agreed = {
    months,
    child: euros(childMonth),
    age,
    share: percent(retirementRules.needShare, { maximumDecimals: 0 }),
  };
  return (
    <SideSheet id={id} opened title={name(row)} onClose={onClose}>
      <Stack gap="medium">
        <p>{t(`about.${topic}.text`, agreed)}</p>
        <OfNeed topic={topic}>
          <DataList
            items={[
              { key: 'level', label: t('level'), value: code(`level.${level}`) },
              ...(need.kind === 'measured'
                ? [
                    { key: 'actual', label: t('actual'), value: amount(need, shownMeasure(need).actual) },
                    { key: 'target', label: t('target'), value: amount(need, shownMeasure(need).target) },
                    ...(computedTarget === undefined
                      ? []
                      : [{ key: 'computed', label: t('computed'), value: amount(need, computedTarget) }]),
                    { key: 'gap', label: t('missing'), value: amount(need, need.gap), total: true },
                    ...(need.weightOfCent > 0
                      ? [
                          {
                            key: 'weight',
                            label: t('weight'),
                            value: percent(need.gap * need.weightOfCent, { maximumDecimals: 1 }),
                          },
                          ...(need.weighed
                            ? [
                                {
                                  key: 'weighed',
                                  label: t('weighed'),
                                  value: t(need.weighed.part < 1 ? 'weighedPart' : 'weighedMonths', {
                                    count: need.weighed.months,
                                    gap: amount(need, need.gap),
                                    part: percent(need.weighed.part, { maximumDecimals: 1 }),
                                    net: euros(need.weighed.net),
                                  }),
                                },
                              ]
                            : []),
                        ]
                      : []),
                  ]
                : []),
            ]}
          />
        </OfNeed>
        <DecisionField row={row} data={data} />
        <TextField {...editor.field('reason', t('reason'))} lines={2} maxLength={280} />
        {need.kind === 'measured' && topic !== 'work' && (
          <>
            <MoneyField {...editor.field('target', t('ownTarget'))} hint={t('ownTargetHint')} />
            {computedTarget !== undefined && (
              <TextField {...editor.field('targetReason', t('targetReason'))} lines={2} maxLength={280} />
            )}
          </>
        )}
        <Row>
          <Button kind="primary" leavesSheet onClick={onClose}>
            {t('done')}
          </Button>
          <Button href={href}>{t(`to.${screen}`)}</Button>
        </Row>
      </Stack>
    </SideSheet>
  );
}
