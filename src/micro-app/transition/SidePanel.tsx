import type { SectionName } from '@vp-digital/core/household';
import type { Texts } from '@vp-digital/core/platform';
import type { RailDeclaration } from '@vp-digital/core/reference';
import { useDeferredValue } from 'react';
import { PageDocuments } from '../documents/PageDocuments';
import type { AsOf } from '../documents/useAsOf';
import { OptionalBoundary } from '../OptionalBoundary';
import { isCodeThere, usePageCode } from '../usePageCode';

export interface SidePanelProps {
  rail: RailDeclaration<SectionName>;
  asOf: AsOf;
  texts: Texts;
}

/** The rail of an area, next to the page and after it: its code and further documents come once the page is drawn. */
export function SidePanel(props: SidePanelProps) {
  const isItsTurn = useDeferredValue(true, isCodeThere(codeOf(props.rail)));
  return <OptionalBoundary>{isItsTurn && <Rail {...props} />}</OptionalBoundary>;
}

function Rail({ rail, asOf, texts }: SidePanelProps) {
  const Content = usePageCode(codeOf(rail), texts);
  if (!Content) return undefined;
  return (
    <PageDocuments documents={rail.documents} asOf={asOf}>
      <Content />
    </PageDocuments>
  );
}

type RailCode = Pick<RailDeclaration<SectionName>, 'load'>;

const codes = new WeakMap<RailCode, RailCode>();

/** The rail's code, which waits for a connection; the same for the same rail. */
function codeOf(rail: RailCode): RailCode {
  const code = codes.get(rail) ?? { load: () => onceConnected(rail.load) };
  codes.set(rail, code);
  return code;
}

/** Milliseconds after which a browser that has lost its connection knows. */
const known = 100;

/**
 * Loads something that can wait: if it fails for lack of a connection, it is retried when that is back. Other failures
 * are ignored.
 */
async function onceConnected<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, known));
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return onceConnected(load);
  }
}
