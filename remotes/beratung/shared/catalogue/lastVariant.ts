/** Which view of the catalogue was open last, while this page stands. */
let last: 'list' | 'pyramid' = 'list';

export const keepVariant = (variant: 'list' | 'pyramid'): void => {
  last = variant;
};

export const lastVariant = (): 'list' | 'pyramid' => last;
