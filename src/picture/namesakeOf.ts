/**
 * What is called in the picture as an element of the page is: the same figure, or the section of the same name. What stands on
 * the page made for the customer is no copy of anything.
 */
export function namesakeOf(element: Element, picture: Element): Element | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const found = figureOf(around, picture) ?? sectionOf(around, picture);
    if (found) return found;
  }
  return undefined;
}

/** What names a figure has no box of its own (`OfFigure`): the row or the card around has. */
function figureOf(element: Element, picture: Element): Element | undefined {
  const figure = element.getAttribute('data-figure');
  if (figure === null) return undefined;
  const named = picture.querySelector(`[data-figure="${CSS.escape(figure)}"]`);
  return named?.closest('dl > div, section') ?? named?.querySelector('section') ?? undefined;
}

function sectionOf(element: Element, picture: Element): Element | undefined {
  const name = element.matches('section, h2, h3') ? nameOf(element) : '';
  if (name === '') return undefined;
  const headings = [...picture.querySelectorAll('h2, h3')].filter((heading) => textOf(heading) === name);
  const rows = [...picture.querySelectorAll('dt')].filter((term) =>
    textOf(term.firstElementChild ?? term)
      .split(' ')
      .includes(name),
  );
  return headings[0]?.closest('section') ?? rows[0]?.parentElement ?? undefined;
}

const nameOf = (element: Element) =>
  textOf(element.matches('section') ? element.querySelector('h2') : element);
const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';
