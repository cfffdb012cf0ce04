import {
  adults,
  type Contract,
  type Frequency,
  personsOfContract,
  type SectionData,
  isPremiumMissing,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { CompanyField } from '@vp-digital/core/parts';
import { companyChoice } from '@vp-digital/core/reference';
import {
  AddIcon,
  Button,
  MoneyField,
  Row,
  SegmentedChoice,
  SelectField,
  SideSheet,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import { ConfidentialField } from '../../shared/confidential/ConfidentialField';
import { NotOnPaper } from '../../shared/confidential/NotOnPaper';
import { AdviceLink } from './AdviceLink';
import { ArchiveField, type ArchiveReason } from './ArchiveField';
import { BetterOffer } from './BetterOffer';
import { premiumInAddress } from './contractLacking';
import { FactField } from './FactField';
import { largestPremium } from './facts';
import { FollowUpTable } from './FollowUpTable';
import { NoticeFields } from './NoticeFields';
import { PapersField } from './PapersField';
import { PersonsField } from './PersonsField';
import { type ContractEntry } from '../../shared/contracts/data';
import { templates } from './templates';

export interface ContractSheetProps {
  id: string;
  entry: ContractEntry;
  data: Pick<SectionData, 'persons' | 'assumptions'>;
  leadsToField: boolean;
  onClose(): void;
  /** Another contract of the same kind. */
  onNext(): void;
  onArchive(reason: ArchiveReason): void;
}

const frequencies = ['monthly', 'quarterly', 'halfYearly', 'yearly', 'once'] as const satisfies Frequency[];
const brokers = ['own', 'foreign'] as const satisfies Contract['brokered'][];
const states = ['unchecked', 'ok', 'review', 'cancel', 'paidUp'] as const satisfies Contract['state'][];

/** One contract, field by field: what every contract has, and what its line has. Each field saves itself. */
export function ContractSheet({
  id,
  entry,
  data,
  leadsToField,
  onClose,
  onNext,
  onArchive,
}: ContractSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const { t: confidential } = useTranslation('analysis', { keyPrefix: 'alone' });
  const { contract } = entry;
  const { persons } = data;
  const title = code(`line.${contract.line}`);
  const editor = useEntry({ section: 'contracts', id: entry.id, value: contract, of: title });
  const company = editor.field('company', t('field.company'));
  const premium = editor.field('premium', t(`premium.${contract.kind}`));
  const holders = editor.choice('personIds', t('field.persons'));
  const template = templates[contract.line];
  // only two parents can apply for something together
  const facts = template.facts.filter(
    (name) => name !== 'childAllowancesApplied' || adults({ persons }).length > 1,
  );
  return (
    <SideSheet id={id} opened focus={leadsToField ? 'sheet' : 'field'} title={title} onClose={onClose}>
      <NotOnPaper when={contract.discussedAlone !== undefined}>
        <Stack gap="medium">
          <CompanyField
            {...company}
            otherLabel={t('field.otherCompany')}
            companies={companyChoice(template.companies)}
            onChange={(name = '') => company.onChange(name)}
          />
          <PersonsField
            {...holders}
            persons={persons}
            only={contract.kind === 'loan' ? 'adults' : 'everybody'}
            value={personsOfContract(contract, { persons })}
            isKnown={contract.personIds.length > 0}
          />
          <ConfidentialField
            choice={editor.choice('discussedAlone', confidential('label'))}
            mode={(value, name) => code(`discussedAlone.${value}`, { name })}
            owners={contract.personIds}
            ownersError={holders.error}
            persons={persons}
          />
          <MoneyField
            {...premium}
            name={premiumInAddress(contract)}
            min={0}
            max={largestPremium}
            value={isPremiumMissing(contract) ? undefined : contract.premium}
            onChange={(amount = 0) => premium.onChange(amount)}
          />
          <SelectField
            {...editor.choice('frequency', t('field.frequency'))}
            options={frequencies.map((value) => ({ value, label: code(`frequency.${value}`) }))}
          />
          {facts.map((name) => (
            <FactField key={name} name={name} contract={contract} editor={editor} />
          ))}
          <TextField {...editor.field('number', t('field.number'))} maxLength={30} />
          <SelectField
            {...editor.choice('state', t('field.state'))}
            options={states.map((value) => ({ value, label: code(`state.${value}`) }))}
          />
          <SegmentedChoice
            {...editor.choice('brokered', t('field.brokered'))}
            options={brokers.map((value) => ({ value, label: code(`brokered.${value}`) }))}
          />
          {contract.kind === 'loan' ? (
            <FollowUpTable id={entry.id} data={data} contract={contract} editor={editor} />
          ) : (
            <NoticeFields contract={contract} editor={editor} />
          )}
          {template.further?.map((name) => (
            <FactField key={name} name={name} contract={contract} editor={editor} />
          ))}
          <PapersField {...editor.choice('papers', t('field.papers'))} value={contract.papers} />
          <AdviceLink line={contract.line} />
          <BetterOffer id={entry.id} contract={contract} />
          <Row>
            <Button kind="primary" leavesSheet onClick={onClose}>
              {t('done')}
            </Button>
            <Button writes icon={AddIcon} leavesSheet onClick={onNext}>
              {t('addNext')}
            </Button>
          </Row>
          <ArchiveField onArchive={onArchive} />
        </Stack>
      </NotOnPaper>
    </SideSheet>
  );
}
