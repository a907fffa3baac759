import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'
import { ContactForm } from './contact-form.tsx'
import { Deletion } from './deletion.tsx'
import { Empty, LongSelect, Tables } from './lists.tsx'
import { Banners, Buttons, Fields, Marks, ToastSamples } from './looks.tsx'

/** The design system in use, for developers. No menu leads here. */
export const GalleryPage = () => {
  const { t } = useTranslation('gallery')
  return (
    <>
      <PageHeader title={t('title')} facts={t('about')} />
      <div className="cols even">
        <div className="stack">
          <Buttons />
          <Marks />
          <Banners />
          <Fields />
          <ToastSamples />
        </div>
        <div className="stack">
          <ContactForm />
          <LongSelect />
          <Deletion />
          <Empty />
          <Tables />
        </div>
      </div>
    </>
  )
}
