/** The only place where react-router is imported: exactly the names in use. */
export {
  createPath,
  Link,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router';
