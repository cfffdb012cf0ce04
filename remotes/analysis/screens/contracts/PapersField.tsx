import { type ContractPaper, contractPapers } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FilterChip, Row, Stack } from '@vp-digital/core/ui';
import { useId } from 'react';
import classes from './ContractTable.module.css';

export interface PapersFieldProps {
  label: string;
  value: readonly ContractPaper[] | undefined;
  onChange(papers: ContractPaper[] | undefined): void;
}

/** Which papers of a contract were there to look into. */
export function PapersField({ label, value = [], onChange }: PapersFieldProps) {
  const { t } = useTranslation('household/contracts');
  const id = useId();
  const toggle = (paper: ContractPaper) => {
    const next = contractPapers.filter((one) => (one === paper ? !value.includes(one) : value.includes(one)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap="small">
        <span id={id} className={classes['label']}>
          {label}
        </span>
        <Row gap="small">
          {contractPapers.map((paper) => (
            <FilterChip writes key={paper} pressed={value.includes(paper)} onToggle={() => toggle(paper)}>
              {t(`papers.${paper}`)}
            </FilterChip>
          ))}
        </Row>
      </Stack>
    </div>
  );
}
