import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { PyramidBlock } from './pyramidBlocks';

/** What is said of a block beside its state: what is missing, or how many contracts stand for it. */
export function useBlockText(): (block: PyramidBlock) => string {
  const { t } = useTranslation('beratung', { keyPrefix: 'productPyramid' });
  const { euros } = useFormat();
  return ({ missing, contracts }) => {
    if (missing)
      return t(missing.per === 'month' ? 'missingMonth' : 'missing', { amount: euros(missing.amount) });
    return contracts === undefined ? '' : t('contracts', { count: contracts });
  };
}
