import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useBrand } from '../../../ui/brand.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the sign-up page: the country was chosen. */
    signUpDetails?: true
  }
}

interface SignUpStep {
  readonly step: 1 | 2
  readonly goOn: () => void
  readonly goBack: () => void
}

/** The steps are entries of the browser's history, so that its Back leads from the details to the country. */
export const useSignUpStep = (country: string): SignUpStep => {
  const { country: known } = useBrand()
  const { history } = useRouter()
  const navigate = useNavigate()
  const isChosen = useLocation({ select: ({ state }) => state.signUpDetails === true })
  return {
    // After a reload the country has to be chosen again.
    step: known !== undefined || (isChosen && country !== '') ? 2 : 1,
    goOn: () => {
      const state = { signUpDetails: true } as const
      void navigate({ to: '.', search: true, replace: isChosen, state })
    },
    goBack: () => history.back(),
  }
}
