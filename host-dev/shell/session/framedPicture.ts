import { isReleasedStyle, mostPictureStyles } from '@vp-digital/core/contracts';
import { withBase } from '../location/basePath';
import {
  type CustomerPort,
  customerMarks,
  findPage,
  type LocationPort,
  type Registry,
  type ToShell,
} from '@vp-digital/core/shell';

type Drawn = ToShell['customerDrawn'];

export interface FramedPictureParts {
  area: string;
  registry: Registry;
  /** Of the page in the frame. */
  location: Pick<LocationPort, 'current' | 'subscribe'>;
  customer: CustomerPort;
}

/** The schema of pictures is fetched with the first one. */
const fetchSchema = () => import('./nodesOfFrame');

/** Milliseconds between two pictures of one place; of those that come meanwhile the newest is shown. */
const pause = 100;

/**
 * What a frame draws for the customer, in an element that is not seen and from which the customer view copies it like that of
 * any other area. The frame is of another origin and not believed: each picture is made anew from what the vocabulary of
 * pictures knows, and only where it is of the page and household at the address.
 */
export function createFramedPicture({ area, registry, location, customer }: FramedPictureParts) {
  const element = document.createElement('div');
  Object.assign(element, { inert: true, ariaHidden: 'true' });
  element.style.display = 'none'; // a copy needs no layout
  const places = { main: createPlace(), also: createPlace() };
  element.append(places.main.element, places.also.element);
  /** No more than one picture may name, in the frame's whole life. */
  const styles = new Set<string>();
  let household: string | undefined;
  let isOver = false;
  let seen: () => void = () => {};
  /** The first picture of a page that is made for the customer, and more than the place that is kept for it. */
  const first = new Promise<void>((resolve) => {
    seen = resolve;
  });

  const pageAt = (path: string) => findPage(registry, path);
  /** Until the frame has drawn it an empty page stands there: nothing else is taken for it. */
  const follow = () => {
    const here = pageAt(location.current());
    const look = customer.current();
    const now = here?.parameters['householdId'];
    if (!look || now !== household) for (const place of Object.values(places)) place.clear();
    household = now;
    if (look?.also === undefined) places.also.clear();
    if (!look || here?.area !== area || !here.page.customer) return;
    places.main.waitFor(here.page.path, false);
    if (look.also !== undefined) places.also.waitFor(here.page.path, true);
  };
  const isOfThisPage = ({ path, screen }: Drawn) => {
    const [here, drawn] = [pageAt(location.current()), pageAt(path)];
    if (here?.area !== area || drawn?.page !== here.page) return false;
    const isOfHousehold = drawn.parameters['householdId'] === here.parameters['householdId'];
    return isOfHousehold && (screen === undefined || screen === here.page.path);
  };
  const isLookedAt = ({ also }: Drawn) => customer.current()?.[also ? 'also' : 'width'] !== undefined;
  const show = async (drawn: Drawn) => {
    const schema = await fetchSchema().catch(() => undefined); // asked for again with the next one
    if (isOver || !isLookedAt(drawn) || !isOfThisPage(drawn)) return;
    const nodes = schema?.nodesOfFrame(drawn.nodes);
    if (!nodes) return;
    for (const address of drawn.styles)
      if (styles.size < mostPictureStyles && isStyleOf(area, address)) styles.add(address);
    addStyles(styles);
    const place = places[drawn.also ? 'also' : 'main'];
    place.show(nodes, drawn);
    if (drawn.screen !== undefined && !place.element.querySelector(`[${customerMarks.page}]:empty`)) seen();
  };
  const paced = { main: pace(show), also: pace(show) };
  const stops = [customer.subscribe(follow), location.subscribe(follow)];
  follow();
  return {
    element,
    first,
    take: (drawn: Drawn) => paced[drawn.also ? 'also' : 'main'].give(drawn),
    stop: () => {
      isOver = true;
      for (const stop of [...stops, paced.main.stop, paced.also.stop]) stop();
      element.remove();
    },
  };
}

/** One of the two renderings. */
function createPlace() {
  const element = document.createElement('div');
  return {
    element,
    clear: () => element.replaceChildren(),
    waitFor(screen: string, also: boolean) {
      if (element.childElementCount > 0) return;
      const page = document.createElement('div');
      mark(page, { screen, also });
      element.append(page);
    },
    show(nodes: Node[], drawn: Drawn) {
      element.replaceChildren(...nodes);
      // each block stands in an element that says under which version of the core its styles hold
      for (const around of element.children) {
        const [block] = around.children;
        if (!(around instanceof HTMLElement) || !block) continue;
        const isPage = around.dataset['page'] !== undefined;
        mark(block, { also: drawn.also, screen: isPage ? drawn.screen : undefined });
        if (isPage && drawn.ask) block.firstElementChild?.setAttribute(customerMarks.ask, drawn.ask);
      }
    },
  };
}

function mark(block: Element, { screen, also }: { screen: string | undefined; also: boolean }): void {
  block.setAttribute(customerMarks.block, '');
  if (screen === undefined) return;
  block.setAttribute(customerMarks.page, screen);
  if (also) block.setAttribute(customerMarks.also, '');
}

/** Of the area's own releases: it needs no others that are not on the page already. */
const isStyleOf = (area: string, address: string): boolean =>
  isReleasedStyle(address) && address.startsWith(`/areas/${area}/`);

/** From this page's own origin, whatever that of the frame is. */
function addStyles(addresses: Iterable<string>): void {
  const known = new Set([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')));
  for (const href of [...addresses].map((address) => withBase(address))) {
    if (known.has(href)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
}

/** Calls with the newest, not more often than every `pause`. */
function pace(call: (drawn: Drawn) => Promise<void>) {
  let newest: Drawn | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    timer = undefined;
    if (!newest) return;
    const drawn = newest;
    newest = undefined;
    timer = setTimeout(go, pause);
    void call(drawn);
  };
  return {
    give(drawn: Drawn) {
      newest = drawn;
      if (timer === undefined) go();
    },
    stop: () => clearTimeout(timer),
  };
}
