import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { documents } from '../documents';
import { StatementCards } from './StatementCards';

/** A statement is read on whatever page: with what it may add to. */
export const Statement = ({ onClose }: { onClose(): void }) => (
  <LoadedState result={usePageDocuments(documents.imports.statement)}>
    {(data) => <StatementCards data={data} onClose={onClose} />}
  </LoadedState>
);
