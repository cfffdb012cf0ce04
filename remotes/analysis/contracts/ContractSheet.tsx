import {
  type Contract,
  type Frequency,
  personsOfContract,
  type SectionData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { CompanyField } from '@vp-digital/core/parts';
import { companyChoice } from '@vp-digital/core/reference';
import {
  AddIcon,
  Button,
  MoneyField,
  Row,
  SelectField,
  SideSheet,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import { AdviceLink } from './AdviceLink';
import { ArchiveField, type ArchiveReason } from './ArchiveField';
import { FactField } from './FactField';
import { largestPremium } from './facts';
import { FollowUpTable } from './FollowUpTable';
import { NoticeFields } from './NoticeFields';
import { PersonsField } from './PersonsField';
import { type ContractEntry, isPremiumMissing } from './sections';
import { templates } from './templates';
import { useContractEditor } from './useContractEditor';

export interface ContractSheetProps {
  id: string;
  entry: ContractEntry;
  persons: SectionData['persons'];
  onClose(): void;
  /** Another contract of the same kind. */
  onNext(): void;
  onArchive(reason: ArchiveReason): void;
}

const frequencies = ['monthly', 'quarterly', 'halfYearly', 'yearly', 'once'] as const satisfies Frequency[];
const states = ['unchecked', 'ok', 'review', 'cancel', 'paidUp'] as const satisfies Contract['state'][];

/** One contract, field by field: what every contract has, and what its line has. Each field saves itself. */
export function ContractSheet({ id, entry, persons, onClose, onNext, onArchive }: ContractSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { contract } = entry;
  const editor = useContractEditor(entry);
  const template = templates[contract.line];
  return (
    <SideSheet id={id} opened focus="field" title={t(`line.${contract.line}`)} onClose={onClose}>
      <Stack gap="medium">
        <CompanyField
          label={t('field.company')}
          otherLabel={t('field.otherCompany')}
          companies={companyChoice(template.companies)}
          value={contract.company}
          onChange={(company) => editor.set('company', company)}
          onBlur={editor.leave}
        />
        <PersonsField
          persons={persons}
          only={contract.kind === 'loan' ? 'adults' : 'everybody'}
          value={personsOfContract(contract, { persons })}
          onChange={(personIds) => {
            editor.set('personIds', personIds);
            editor.leave();
          }}
        />
        <MoneyField
          label={t(`premium.${contract.kind}`)}
          min={0}
          max={largestPremium}
          value={isPremiumMissing(contract) ? undefined : contract.premium}
          onChange={(premium) => editor.set('premium', premium ?? 0)}
          error={editor.refused('premium')}
          onInvalid={() => editor.invalid('premium')}
          onBlur={editor.leave}
        />
        <SelectField
          label={t('field.frequency')}
          options={frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          value={contract.frequency}
          onChange={(frequency) => {
            if (frequency) editor.set('frequency', frequency);
            editor.leave();
          }}
        />
        {template.facts.map((name) => (
          <FactField key={name} name={name} contract={contract} editor={editor} />
        ))}
        <TextField
          label={t('field.number')}
          maxLength={30}
          value={contract.number}
          onChange={(number) => editor.set('number', number)}
          onBlur={editor.leave}
        />
        <SelectField
          label={t('field.state')}
          options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={contract.state}
          onChange={(state) => {
            if (state) editor.set('state', state);
            editor.leave();
          }}
        />
        {contract.kind === 'loan' ? (
          <FollowUpTable contract={contract} editor={editor} />
        ) : (
          <NoticeFields contract={contract} editor={editor} />
        )}
        <AdviceLink line={contract.line} />
        <Row>
          <Button kind="primary" onClick={onClose}>
            {t('done')}
          </Button>
          <Button writes icon={AddIcon} onClick={onNext}>
            {t('addNext')}
          </Button>
        </Row>
        <ArchiveField onArchive={onArchive} />
      </Stack>
    </SideSheet>
  );
}
