import { isForTelephone, mostPictureStyles, type ShownPicture, treeOf } from '@vp-digital/core/contracts';
import { releasedStyles } from '@vp-digital/core/picture';

export interface PictureSource {
  /** As it is drawn for the customer, with hidden amounts where they are hidden. */
  picture: Element;
  /** The path of the page that the picture was drawn of, as that page says; undefined where it does not. */
  screen: string | undefined;
  /** Of the page. */
  area: string | undefined;
}

/** What a telephone shows of a picture: the page made for the customer, and nothing of a screen without one. */
export function shownPicture({ picture, screen, area }: PictureSource): ShownPicture {
  const isShown =
    screen !== undefined && isForTelephone(screen) && picture.querySelector(':scope > [data-page]');
  return {
    screen: screen ?? '',
    language: document.documentElement.lang === 'en' ? 'en' : 'de',
    styles: isShown ? stylesOf(area) : [],
    nodes: isShown ? treeOf(picture) : [],
  };
}

/**
 * As many as may be sent: every area that was open leaves its own on the page. Those of the shell and of the screen's area
 * come first.
 */
const stylesOf = (area: string | undefined): string[] =>
  releasedStyles()
    .toSorted((one, other) => Number(isOfOther(one, area)) - Number(isOfOther(other, area)))
    .slice(0, mostPictureStyles);

const isOfOther = (address: string, area: string | undefined): boolean =>
  address.startsWith('/areas/') && !address.startsWith(`/areas/${area}/`);
