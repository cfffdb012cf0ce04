import { type WishedPage, wishedPages } from '@vp-digital/core/contracts';
import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PageDocuments, useEntries, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Button, CheckIcon, Chip } from '@vp-digital/core/ui';
import { useRecapNote } from '../recap/useRecapNote';

export interface InReportProps {
  page: WishedPage;
  /** The path of the route on which it is wished. */
  origin: string;
}

/** "Als Seite in den Report": the recap keeps the wish, and a summary of the talk has the page; taken back by the same button. */
export function InReport(props: InReportProps) {
  return (
    useHasPermission(permissions.sectionReport) && (
      <PageDocuments documents={further} asOf={asOf}>
        <Wish {...props} />
      </PageDocuments>
    )
  );
}

const further = ['recap'] as const;

function Wish({ page, origin }: InReportProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'inReport' });
  const notes = usePageDocuments(further);
  const list = useEntries('recap');
  const note = useRecapNote();
  if (!note || notes.status !== 'ready') return undefined;
  const id = wishedPages[page];
  const of = t(`of.${page}`);
  const entry = notes.data.recap.items[id];
  const isWished = entry?.inReport === true;
  const wish = () => {
    if (entry) list.change(id, { inReport: true }, of);
    else note({ id, kind: 'note', text: t('text', { page: of }), origin, of });
  };
  return (
    <>
      {isWished && (
        <Chip tone="positive" icon={CheckIcon}>
          {t('wished')}
        </Chip>
      )}
      <Button writes kind="quiet" onClick={isWished ? () => list.remove(id, of) : wish}>
        {t(isWished ? 'remove' : 'add')}
      </Button>
    </>
  );
}
