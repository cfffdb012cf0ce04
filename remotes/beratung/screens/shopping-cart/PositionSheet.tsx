import {
  type CartPosition,
  handedOverFields,
  needsSuitability,
  papersOf,
  personsOfContract,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import {
  Alert,
  Button,
  Caption,
  Checkbox,
  Columns,
  DateField,
  MoneyField,
  Row,
  SelectField,
  SideSheet,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import { lackOfReason, longestReason, shortestReason } from '../../shared/cart/proposal';
import { DiscardFields } from './DiscardFields';
import type { CartPageData } from './documents';
import { factsOfNeed } from './factsOfNeed';
import { SuitabilityList } from './SuitabilityList';
import { useFactSentence } from './useFactSentence';

export interface PositionSheetProps {
  data: CartPageData;
  id: string;
  position: CartPosition;
  onClose(): void;
}

/** All of a position that can be written: reason, premium, papers handed over, the contract that it replaces. */
export function PositionSheet({ data, id, position, onClose }: PositionSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.sheet' });
  const { t: code } = useTranslation('household/contracts');
  const { t: suitsWord } = useTranslation('beratung', { keyPrefix: 'shoppingCart.suits' });
  const { contract } = usePositionWords();
  const today = useHost().clock.today();
  const householdId = useHouseholdId();
  const mayCompare = useHasPermission(permissions.shoppingCartContracts);
  const editor = useEntry({ section: 'cartPositions', id, value: position, of: position.title });
  const sentence = useFactSentence(data);
  const { line, personId, reason } = position;
  const lack = lackOfReason(reason);
  const facts = factsOfNeed(data, position, today);
  const papers = papersOf(position);
  const missing = papers.filter((paper) => position[paper] === undefined);
  const alike = Object.entries(data.contracts.items).filter(
    ([, one]) =>
      one.line === line && (personId === undefined || personsOfContract(one, data).includes(personId)),
  );
  const suits =
    needsSuitability(position) && personId !== undefined ? data.suitability.items[personId] : undefined;
  const frequencies = ['monthly', 'quarterly', 'halfYearly', 'yearly', 'once'] as const;
  return (
    <SideSheet opened title={position.title} onClose={onClose} focus="field">
      <Stack gap="medium">
        <TextField
          {...editor.field('reason', t('reason'))}
          lines={5}
          maxLength={longestReason}
          warning={lack ? t(`lack.${lack}`, { count: shortestReason }) : undefined}
        />
        {facts && (
          <Row>
            <Caption>{sentence(facts)}</Caption>
            <Button
              size="compact"
              kind="quiet"
              writes
              onClick={() => {
                editor.set(
                  'reason',
                  [reason, sentence(facts)].filter(Boolean).join(' ').slice(0, longestReason),
                  t('reason'),
                );
                editor.leave();
              }}
            >
              {t('takeFacts')}
            </Button>
          </Row>
        )}
        {line !== undefined && (
          <>
            <TextField {...editor.field('company', t('company'))} maxLength={80} />
            <Columns kind="fields">
              <MoneyField {...editor.field('premium', t('premium'))} />
              <SelectField
                {...editor.choice('frequency', t('frequency'))}
                value={position.frequency ?? 'monthly'}
                options={frequencies.map((value) => ({ value, label: code(`frequency.${value}`) }))}
              />
              <DateField {...editor.field('validUntil', t('validUntil'))} hint={t('validHint')} />
            </Columns>
          </>
        )}
        {papers.length > 0 && (
          <Stack gap="small">
            <h3>{t('papers')}</h3>
            {handedOverFields
              .filter((paper) => papers.includes(paper))
              .map((paper) => (
                <DateField key={paper} {...editor.field(paper, t(`paper.${paper}`))} />
              ))}
            {missing.length > 0 && (
              <Button
                writes
                onClick={() => {
                  for (const paper of missing) editor.set(paper, today, t(`paper.${paper}`));
                  editor.leave();
                }}
              >
                {t('allToday')}
              </Button>
            )}
          </Stack>
        )}
        {line === 'healthFull' && (
          <Stack gap="small">
            <h3>{t('oldAge')}</h3>
            <MoneyField {...editor.field('oldAgeMonth', t('oldAgeMonth'))} hint={t('oldAgeHint')} />
            <TextField {...editor.field('oldAgeReason', t('oldAgeReason'))} lines={2} maxLength={400} />
          </Stack>
        )}
        {needsSuitability(position) &&
          personId !== undefined &&
          !data.suitability.items[personId]?.assessedOn && (
            <Alert
              tone="warning"
              title={t('suitability')}
              action={
                <Button href={`${routes.investment.href({ householdId })}?person=${personId}`}>
                  {t('toSuitability')}
                </Button>
              }
            >
              {t('suitabilityText')}
            </Alert>
          )}
        {suits && (
          <Stack gap="small">
            <h3>{suitsWord('title')}</h3>
            <SuitabilityList suitability={suits} />
          </Stack>
        )}
        {alike.length > 0 && (
          <SelectField
            {...editor.choice('replacesId', t('replaces'))}
            emptyLabel={t('replacesNone')}
            placeholder={t('replacesNone')}
            options={alike.map(([value, one]) => ({ value, label: contract(one) }))}
          />
        )}
        {position.replacesId !== undefined && mayCompare && (
          <Checkbox
            {...editor.choice('noticesSaid', t('noticesSaid'))}
            value={position.noticesSaid ?? false}
          />
        )}
        <DiscardFields id={id} position={position} onDone={onClose} />
        <Button kind="primary" leavesSheet onClick={onClose}>
          {t('done')}
        </Button>
      </Stack>
    </SideSheet>
  );
}
