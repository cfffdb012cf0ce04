import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';

const maximumDepth = 6;
const maximumFields = 60;

/** Searches and lists in one query: each is several statements, and no screen asks for two. */
const maximumRootFields = 1;

/** Words, names and marks of a query; a parser that stops here needs no time for a megabyte. */
export const maximumTokens = 400;

/**
 * Refuses queries that are deeper or ask for more fields than any screen needs. Fragments count where they are used,
 * aliases as the fields they are. Without it one small query could ask for the same list a thousand times.
 */
export function limitCost(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      let fields = 0;
      let rootFields = 0;
      const visit = (selections: SelectionSetNode, depth: number, within: readonly string[]): boolean =>
        depth <= maximumDepth &&
        selections.selections.every((selection) => {
          if (selection.kind === Kind.FIELD) {
            fields += 1;
            rootFields += Number(depth === 1);
            if (fields > maximumFields || rootFields > maximumRootFields) return false;
            return !selection.selectionSet || visit(selection.selectionSet, depth + 1, within);
          }
          if (selection.kind === Kind.INLINE_FRAGMENT) return visit(selection.selectionSet, depth, within);
          const name = selection.name.value;
          const fragment = context.getFragment(name);
          if (!fragment) return true; // another rule names it
          return !within.includes(name) && visit(fragment.selectionSet, depth, [...within, name]);
        });
      if (!visit(operation.selectionSet, 1, []))
        context.reportError(
          new GraphQLError('The query asks for too much.', { extensions: { code: 'too-large' } }),
        );
    },
  };
}
