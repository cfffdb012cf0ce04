/**
 * The customer view of this shell, in a second window: an empty page without script, token or store. Areas draw what is made
 * for the customer, `customer-picture.js` copies it, and nothing else, into that window.
 */
const words = {
  de: { name: 'Kundenansicht', nothing: 'Auf dieser Seite gibt es gerade nichts für Sie zu sehen.' },
  en: { name: 'Customer view', nothing: 'There is nothing for you to see on this page at the moment.' },
};
const texts = () => words[document.documentElement.lang];

/** Kept in this tab, and read before the first drawing: amounts that are hidden are never shown first. */
const hiding = {
  key: 'foreign-shell.hideAmounts',
  read: () => sessionStorage.getItem(hiding.key) !== null,
  write: (hides) =>
    hides ? sessionStorage.setItem(hiding.key, 'hidden') : sessionStorage.removeItem(hiding.key),
};

const widthClass = (width) => [1200, 768].find((least) => width >= least) ?? 340;

/** `source` holds the areas; `bar` the buttons of the view, by their names. */
export function createCustomerView({ source, bar }) {
  const listeners = new Set();
  const [hide, freeze, end] = ['hide', 'freeze', 'end'].map((name) => bar.querySelector(`[name=${name}]`));
  let look;
  let shown;
  let frozen = false;

  const setLook = (next) => {
    if (next?.width === look?.width) return;
    look = next;
    for (const listener of [...listeners]) listener();
  };
  const apply = () => {
    hide.ariaPressed = String(hiding.read());
    freeze.ariaPressed = String(frozen);
    shown?.picture.set({ hideAmounts: hiding.read(), frozen });
  };

  function close() {
    if (!shown) return;
    const { target, stop } = shown;
    shown = undefined;
    stop();
    target.close();
    setLook(undefined);
    bar.hidden = true;
  }

  /** False when the browser did not let it. */
  function open() {
    close();
    const target = window.open('', 'foreign-shell-customer', 'popup,width=1200,height=900');
    if (!target) return false;
    frozen = false;
    shown = { target, ...draw(target, { source, onClosed: close }) };
    const resize = () => setLook({ width: widthClass(target.innerWidth) });
    target.addEventListener('resize', resize);
    resize();
    bar.hidden = false;
    apply();
    return true;
  }

  hide.onclick = () => {
    hiding.write(!hiding.read());
    apply();
  };
  freeze.onclick = () => {
    frozen = !frozen;
    apply();
  };
  end.onclick = close;
  addEventListener('pagehide', close);
  return {
    open,
    close,
    /** `host.customer` of every area in the page. */
    port: {
      current: () => look,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

/** The window's page: the picture, or in its place that there is none. */
function draw(target, { source, onClosed }) {
  const page = target.document;
  const [main, picture, nothing] = ['main', 'div', 'p'].map((name) => page.createElement(name));
  page.head.replaceChildren();
  page.title = texts().name;
  page.body.replaceChildren(main);
  page.body.style.margin = '0';
  main.style.padding = '28px 24px';
  main.append(picture, nothing);
  const stopStyles = vpPicture.followStyles(page);
  const kept = vpPicture.keepPicture({
    source,
    picture,
    onDrawn({ blocks }) {
      nothing.textContent = blocks === 0 ? texts().nothing : '';
    },
  });
  target.addEventListener('pagehide', onClosed);
  const stop = () => {
    target.removeEventListener('pagehide', onClosed);
    stopStyles();
    kept.stop();
  };
  return { picture: kept, stop };
}
