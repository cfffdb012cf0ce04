import type { FigureName, NeededFact } from '@vp-digital/core/household';
import { TextLink } from '@vp-digital/core/ui';
import { useFigureTexts } from './useFigureTexts';
import { useLinkToFact } from './useLinkToFact';

export interface MissingFactProps {
  missing: NeededFact;
  figure: FigureName;
}

const named = [
  'net',
  'expenses',
  'assets',
  'property',
  'contracts',
  'housing',
  'birthDate',
  'federalState',
] as const;

/** Whether what is missing is the money at hand, and not all that is owned. */
const isMoney = (figure: FigureName, fact: NeededFact['fact']) =>
  fact === 'assets' && (figure === 'reserve' || figure === 'liquidityShare');

/**
 * The first thing a figure lacks: a link to where it is recorded, or plain words if that is here, or not accessible.
 */
export function MissingFact({ missing, figure }: MissingFactProps) {
  const { t } = useFigureTexts();
  const href = useLinkToFact()(missing);
  if (missing.fact === 'newerRelease') return t('missing.newerRelease');
  const name = named.find((one) => one === missing.fact);
  if (name === undefined) return undefined;
  if (href === undefined) return t(isMoney(figure, name) ? 'missing.money' : `missing.${name}`);
  return (
    <TextLink writes href={href}>
      {t(`add.${name}`)}
    </TextLink>
  );
}
