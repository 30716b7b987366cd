import { useLocation, useNavigate } from 'react-router-dom';
import { stepsBackTo } from '../../lib/navigation/steps-back.ts';
import { ButtonLink } from '../button.tsx';
import { Icon } from '../drawings/icons.tsx';

/** A link to a list. For people who came from the list, it leads to where they left it. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <ButtonLink
      to={to}
      variant="quiet"
      className="max-w-full text-left wrap-anywhere"
      onClick={(event) => {
        const steps = stepsBackTo(to.split('?')[0] ?? to, key);
        if (steps === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-steps);
      }}
    >
      <Icon name="back" />
      {children}
    </ButtonLink>
  );
}
