import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that goes back to the previous page, or to `otherwise` if the person opened the address directly.
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its own history entries.
    const isFirst = !(window.history.state?.idx > 0);
    void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1));
  };
}
