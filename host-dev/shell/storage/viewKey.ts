/** In this window's session storage: the household whose pages the customer sees on this device, as long as they do. */
export const viewKey = 'vp.customerView';
