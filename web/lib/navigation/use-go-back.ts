import { useNavigate } from 'react-router-dom';

/** Gives a function that goes back to where one came from; who came by the address alone goes to `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts the entries of the history that are its own.
    const isFirst = !(window.history.state?.idx > 0);
    void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1));
  };
}
