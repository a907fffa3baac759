import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../ui/save-file.ts'
import { exportAccount } from './queries.ts'

/** Saves a copy of all data about the account as a file. */
export const useExport = () =>
  useMutation({
    mutationFn: async () => {
      const data = await exportAccount()
      saveFile(`account-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json')
    },
  })
