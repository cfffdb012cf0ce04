/** The only place where react-router is imported: exactly the names in use. */
export {
  createMemoryRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  type RouteObject,
} from 'react-router';
