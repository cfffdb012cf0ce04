/** The only place where Redux Toolkit (without RTK Query) and react-redux are imported: exactly the names in use. */
export {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  createSelector,
  createSlice,
  type Middleware,
  type PayloadAction,
  type Slice,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
