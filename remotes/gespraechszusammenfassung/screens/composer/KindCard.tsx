import { kindOfReport, type ReportKind } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ActionDialog, Card } from '@vp-digital/core/ui';
import { useState } from 'react';
import { beginningOf } from './beginningOf';
import { KindChoice } from './KindChoice';
import type { Composing } from './useComposition';

/** The kind of a draft. Another one has other chapters: what was written for the old ones goes only after a question. */
export function KindCard({ composing }: { composing: Composing }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.kind' });
  const [asked, setAsked] = useState<ReportKind>();
  const { composition, choose } = composing;
  const change = (kind: ReportKind) => {
    choose({ kind: undefined, focus: undefined, record: undefined, ...beginningOf(kind) });
    setAsked(undefined);
  };
  const isWritten =
    composition.record !== undefined || composition.chapters.some(({ text }) => text !== undefined);
  const kind = kindOfReport(composing.report);
  return (
    <Card title={t('label')}>
      <KindChoice
        kind={kind}
        onChange={(next) => {
          if (next === kind) return;
          if (isWritten) setAsked(next);
          else change(next);
        }}
      />
      {asked && (
        <ActionDialog
          title={t('question')}
          kind="danger"
          action={t('confirm')}
          onClose={() => setAsked(undefined)}
          onAction={() => change(asked)}
        >
          <p>{t('loss')}</p>
        </ActionDialog>
      )}
    </Card>
  );
}
