import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Caption, Stack, SummaryIcon } from '@vp-digital/core/ui';
import { type ChangeEvent, useRef } from 'react';
import type { StatementAnswer } from './reading/readStatement';

export interface FileChoiceProps {
  answer: StatementAnswer | undefined;
  busy: boolean;
  onChoose(file: File): void;
}

/** Which file is read; why one is not, beside it. */
export function FileChoice({ answer, busy, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport' });
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // the same file may be chosen again
    if (file) onChoose(file);
  };
  return (
    <Stack gap="small">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.xml,.sta,.mta,.mt940,.940,text/csv,text/plain,application/xml,text/xml"
        hidden
        aria-label={t('choose')}
        onChange={choose}
      />
      <div>
        <Button writes icon={SummaryIcon} loading={busy} onClick={() => input.current?.click()}>
          {t(answer ? 'chooseOther' : 'choose')}
        </Button>
      </div>
      <Caption>{t('formats')}</Caption>
      {answer?.kind === 'refused' && (
        <Alert tone="negative" announce title={t(`refused.${answer.reason}.title`)}>
          {t(`refused.${answer.reason}.way`)}
        </Alert>
      )}
    </Stack>
  );
}
