import { asOf } from '@vp-digital/core/household';
import { PageDocuments, useEntries, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Button, CheckIcon, Chip, Row } from '@vp-digital/core/ui';

export interface ReportWishProps {
  /** The one entry of the recap that stands for the wish. */
  id: string;
  /** The path of the route on which it is wished. */
  origin: string;
  /** What it is about, for messages: "Basisrente". */
  of: string;
  /** What the entry says. */
  text: string;
  /** The text holds figures: once they have changed it is wished anew. */
  hasFigures?: boolean | undefined;
  /** The buttons, and what stands beside the second. */
  words: Readonly<Record<'add' | 'remove' | 'wished', string>>;
}

/**
 * A wish about the report of the talk, which the recap keeps; taken back by the same button. Drawn for those only who may write
 * into the recap.
 */
export function ReportWish(props: ReportWishProps) {
  return (
    useHasPermission(permissions.sectionReport) && (
      <PageDocuments documents={further} asOf={asOf}>
        <Wish {...props} />
      </PageDocuments>
    )
  );
}

const further = ['recap'] as const;

function Wish({ id, origin, of, text, hasFigures, words }: ReportWishProps) {
  const { clock } = useHost();
  const notes = usePageDocuments(further);
  const list = useEntries('recap');
  if (notes.status !== 'ready') return undefined;
  const { items } = notes.data.recap;
  const entry = items[id];
  const isWished = entry?.inReport === true && (!hasFigures || entry.text === text);
  const wish = () => {
    if (entry) list.change(id, { inReport: true, text }, of);
    else
      list.put(
        id,
        {
          kind: 'note',
          text,
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
          {words.wished}
        </Chip>
      )}
      <Button writes kind="quiet" onClick={isWished ? () => list.remove(id, of) : wish}>
        {words[isWished ? 'remove' : 'add']}
      </Button>
    </Row>
  );
}
