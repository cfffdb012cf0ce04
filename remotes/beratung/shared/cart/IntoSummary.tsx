import { type WishedRail, wishedRails } from '@vp-digital/core/contracts';
import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PageDocuments, useEntries, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Button, CheckIcon, Chip, Row } from '@vp-digital/core/ui';

export interface IntoSummaryProps {
  rail: WishedRail;
  /** The path of the route on which it is wished. */
  origin: string;
  /** What is to be said of it, where no document holds it. */
  text?: string;
}

/** "In die Zusammenfassung": the report of the talk has what was worked out, also without a proposal in the cart. */
export function IntoSummary(props: IntoSummaryProps) {
  return (
    useHasPermission(permissions.sectionReport) && (
      <PageDocuments documents={further} asOf={asOf}>
        <Wish {...props} />
      </PageDocuments>
    )
  );
}

const further = ['recap'] as const;

function Wish({ rail, origin, text }: IntoSummaryProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cart.inSummary' });
  const { clock } = useHost();
  const notes = usePageDocuments(further);
  const list = useEntries('recap');
  if (notes.status !== 'ready') return undefined;
  const { items } = notes.data.recap;
  const id = wishedRails[rail];
  const of = t(`of.${rail}`);
  const said = text ?? t('text', { result: of });
  const entry = items[id];
  const isWished = entry?.inReport === true && entry.text === said;
  const wish = () => {
    if (entry) list.change(id, { inReport: true, text: said }, of);
    else
      list.put(
        id,
        {
          kind: 'note',
          text: said,
          origin,
          visibility: 'customer',
          writtenAt: clock.now().toISOString(),
          done: false,
          inReport: true,
          position: Math.max(-1, ...Object.values(items).map(({ position }) => position)) + 1,
        },
        of,
      );
  };
  return (
    <Row gap="small">
      {isWished && (
        <Chip tone="positive" icon={CheckIcon}>
          {t('wished')}
        </Chip>
      )}
      <Button writes kind="quiet" onClick={isWished ? () => list.remove(id, of) : wish}>
        {t(isWished ? 'remove' : 'add')}
      </Button>
    </Row>
  );
}
