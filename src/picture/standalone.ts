/** `customer-picture.js`: the customer's picture as the global `vpPicture`, for shells that are not built with our tools. */
export { followStyles, keepPicture } from '.';
