import deCart from '../../locales/de/beratung/cart.json' with { type: 'json' };
import deShoppingCart from '../../locales/de/beratung/shoppingCart.json' with { type: 'json' };
import deOverview from '../../locales/de/haushalt/householdOverview.json' with { type: 'json' };
import dePositions from '../../locales/de/household/cartPositions.json' with { type: 'json' };
import deReports from '../../locales/de/gespraechszusammenfassung/common.json' with { type: 'json' };
import dePreview from '../../locales/de/gespraechszusammenfassung/reportPreview.json' with { type: 'json' };
import deShell from '../../locales/de/shell/common.json' with { type: 'json' };
import dePaging from '../../locales/de/shell/customerPaging.json' with { type: 'json' };
import deView from '../../locales/de/shell/customerView.json' with { type: 'json' };
import deClosing from '../../locales/de/terminabschluss/fiveSteps.json' with { type: 'json' };
import enCart from '../../locales/en/beratung/cart.json' with { type: 'json' };
import enShoppingCart from '../../locales/en/beratung/shoppingCart.json' with { type: 'json' };
import enOverview from '../../locales/en/haushalt/householdOverview.json' with { type: 'json' };
import enPositions from '../../locales/en/household/cartPositions.json' with { type: 'json' };
import enReports from '../../locales/en/gespraechszusammenfassung/common.json' with { type: 'json' };
import enPreview from '../../locales/en/gespraechszusammenfassung/reportPreview.json' with { type: 'json' };
import enShell from '../../locales/en/shell/common.json' with { type: 'json' };
import enPaging from '../../locales/en/shell/customerPaging.json' with { type: 'json' };
import enView from '../../locales/en/shell/customerView.json' with { type: 'json' };
import enClosing from '../../locales/en/terminabschluss/fiveSteps.json' with { type: 'json' };

/** What leads through a consultation, in the words of the screens. */
export const words = {
  de: {
    appointment: deOverview.overview.appointment,
    cart: { ...deShoppingCart.shoppingCart, said: dePositions.decision },
    intoCart: deCart.cart,
    report: { ...dePreview.preview, release: dePreview.release, create: deReports.summarize.button },
    closing: deClosing.fiveSteps,
    paging: dePaging.customerPaging,
    shell: deShell,
    view: deView.customerView,
  },
  en: {
    appointment: enOverview.overview.appointment,
    cart: { ...enShoppingCart.shoppingCart, said: enPositions.decision },
    intoCart: enCart.cart,
    report: { ...enPreview.preview, release: enPreview.release, create: enReports.summarize.button },
    closing: enClosing.fiveSteps,
    paging: enPaging.customerPaging,
    shell: enShell,
    view: enView.customerView,
  },
};

export type Language = keyof typeof words;

/** Matches what contains a text, with anything in the places that it has for values. */
export const withAny = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^$()[\]|\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.*'));
