/** The privacy page's table of stored data and how long it is kept: a row for each of `KEPT_DATA`. */
import type { KeptName } from '../../../kept-data.ts';

/** "30 ngày" */
export const days = (count: number) => (count === 1 ? 'Một ngày' : `${count} ngày`);

interface KeptWords {
  what: string;
  /** When the data is deleted if that is not a fixed time, or a note next to that time. */
  until: string;
}

export const kept: Record<KeptName, KeptWords> = {
  signIn: {
    what: 'Cách quý vị đăng nhập: địa chỉ email, tên, dạng xáo trộn của mật khẩu mà không ai đọc được, khóa của ứng dụng xác thực, và các mã khôi phục đã xáo trộn. Cả việc quý vị đăng nhập lúc nào, từ địa chỉ mạng, thiết bị và thành phố nào, để nhận ra khi có người khác đăng nhập',
    until: 'Đến khi quý vị xóa tài khoản; giờ và nơi đăng nhập thì tối đa hai năm',
  },
  account: {
    what: 'Tài khoản của quý vị: tên, địa chỉ email, dạng xáo trộn của các địa chỉ trước đây, ảnh, lúc quý vị gia nhập, và ngày gần nhất quý vị vào trang web: chỉ ngày mà thôi',
    until: 'Đến khi quý vị xóa tài khoản',
  },
  notes: {
    what: 'Ghi chú mà những người điều hành trang web này có thể viết về tài khoản của quý vị, ví dụ quý vị đã nhờ giúp đỡ. Chỉ quản trị viên đọc được',
    until: 'Đến khi quản trị viên xóa, hoặc quý vị xóa tài khoản',
  },
  profiles: {
    what: 'Các hồ sơ của quý vị: tên, điện thoại, nơi chốn, mã ZIP, những gì quý vị viết về mình, các vai trò, lượt Pro, đã đăng bao nhiêu, và các tổ chức có được nêu tên quý vị trong báo cáo năm hay không',
    until: 'Đến khi quý vị xóa tài khoản',
  },
  posts: {
    what: 'Các mẻ cá và phần cá hứa tặng của quý vị cùng với ảnh, và các liên kết ngắn đến chúng và đến hồ sơ của quý vị',
    until:
      'Đến khi quý vị xóa chúng, hoặc xóa tài khoản. Các suất ăn quý vị hứa tặng vẫn nằm trong tổng số, không kèm tên quý vị',
  },
  landings: {
    what: 'Các chuyến cập bến đã báo và các chuyến lặp lại: bến cá, giờ, loại cá, cách trả tiền và ghi chú; cùng các bến cá đã dùng',
    until:
      'Cho đến khi xóa các chuyến đó hoặc xóa tài khoản. Tên bến cá mà người khác cũng dùng vẫn còn làm gợi ý, không kèm tên quý vị',
  },
  lateCancels: {
    what: 'Việc đã hủy một chuyến cập bến sát giờ',
    until: 'là tối đa, hoặc cho đến khi xóa tài khoản',
  },
  uploads: { what: 'Ảnh quý vị đã tải lên mà không đăng', until: '' },
  likes: {
    what: 'Các phần cá hứa tặng quý vị thích, các ngư dân và bài đăng quý vị đã lưu, các tìm kiếm đã lưu cùng nơi chốn, và cách quý vị muốn nhận thông báo',
    until: 'Đến khi quý vị bỏ chọn, hoặc xóa tài khoản',
  },
  calendar: {
    what: 'Thời điểm quý vị tạo địa chỉ bí mật của lịch, và một dạng xáo trộn của địa chỉ đó',
    until: 'Đến khi quý vị ngừng địa chỉ, hoặc xóa tài khoản',
  },
  alerts: {
    what: 'Quý vị đã được báo về những bài đăng nào, và đã xem hay chưa',
    until: 'là lâu nhất, hoặc đến khi quý vị xóa tài khoản',
  },
  sharedVisits: {
    what: 'Bài đăng và hồ sơ của quý vị được mở bao nhiêu lần qua liên kết chia sẻ, theo từng ngày: không có gì về người đã mở',
    until: 'là tối đa, hoặc đến khi quý vị xóa tài khoản',
  },
  messages: {
    what: 'Tin nhắn quý vị đã viết và đã nhận, và những người quý vị đã chặn',
    until:
      'Đến khi quý vị xóa chúng, hoặc xóa tài khoản. Người nhận tin vẫn giữ bản của họ, không kèm tên quý vị một khi quý vị đã rời trang web; việc chặn kéo dài đến khi quý vị bỏ chặn',
  },
  organizations: {
    what: 'Các tổ chức cứu trợ cùng người liên hệ, người ký biên nhận, ai làm đại diện cho tổ chức, và liên kết công khai của báo cáo năm',
    until:
      'Chừng nào tổ chức còn tham gia; người liên hệ thì đến khi không còn ai làm đại diện cho tổ chức; việc quý vị làm đại diện thì đến khi quý vị rời tổ chức hoặc xóa tài khoản',
  },
  apiKeys: {
    what: 'Khóa API của các tổ chức và đối tác bên ngoài, và ai đã tạo',
    until: 'sau lần dùng cuối, hoặc cho đến khi có người ngừng khóa',
  },
  joinRequests: {
    what: 'Việc quý vị đã xin làm đại diện cho một tổ chức',
    until: 'sau khi được trả lời, hoặc đến khi quý vị xóa tài khoản',
  },
  invitations: {
    what: 'Một địa chỉ đã được mời vào tổ chức nào',
    until: 'là tối đa, hoặc đến khi có người dùng địa chỉ đó tạo tài khoản',
  },
  claims: {
    what: 'Các phiếu nhận suất ăn hứa tặng: tổ chức, tên người đến lấy, lúc nào, và kết quả ra sao',
    until:
      'Mãi mãi, để đếm được từng suất ăn. Mối liên hệ giữa quý vị và phiếu nhận thì đến khi quý vị xóa tài khoản',
  },
  reservations: {
    what: 'Phiếu giữ chỗ cá: ai giữ và tên người đến lấy, số lượng, giá, giờ, và kết quả ra sao',
    until: 'Mãi mãi, để hai bên có sổ sách. Mối liên hệ với quý vị và tên thì đến khi quý vị xóa tài khoản',
  },
  marks: {
    what: 'Các lần vắng mặt khi lấy cá, và lời quý vị viết cho người kiểm duyệt',
    until: 'sau lần lấy cá bị lỡ',
  },
  waiting: {
    what: 'Quý vị có trong danh sách chờ hay không, và chờ bao nhiêu',
    until: 'là nhiều nhất, hoặc đến khi nhận được cá',
  },
  ledger: {
    what: 'Sổ suất ăn: những gì đã hứa tặng, đã đăng ký nhận, đã lấy và đã phục vụ, của phần cá hứa tặng nào và bởi tổ chức nào',
    until: 'Mãi mãi. Mối liên hệ giữa quý vị và sổ thì đến khi quý vị xóa tài khoản',
  },
  licenses: {
    what: 'Giấy phép đánh bắt, nếu quý vị lưu ở đây: loại, số, tiểu bang, ngày hết hạn và lúc quản lý kiểm tra. Chỉ quý vị và quản lý ngư dân đọc được',
    until: 'Cho đến khi quý vị gỡ giấy phép hoặc xóa tài khoản',
  },
  landingReports: {
    what: 'Các mẻ cá quý vị đã xóa là gì: loài, dạng, nơi và đơn vị, để lập báo cáo cập bến hằng tuần, và quý vị có muốn nhận báo cáo qua email hay không',
    until: 'Cho đến khi quý vị xóa tài khoản',
  },
  receipts: {
    what: 'Biên nhận quyên góp: tên, đã tặng gì, khi nào và ở thành phố nào, cho tổ chức nào, và ai đã xác nhận thay tổ chức',
    until:
      'Bảy năm sau năm quyên góp, kể cả khi tài khoản bị xóa trước đó, vì sở thuế có thể hỏi cả người tặng lẫn tổ chức. Bản nháp chưa ai xác nhận sẽ bị xóa cùng tài khoản',
  },
  applications: {
    what: 'Đơn của các tổ chức: người liên hệ, địa chỉ email, điện thoại, và những gì đã viết',
    until:
      'sau khi đơn được quyết định, đến khi quý vị xóa tài khoản có địa chỉ đó, hoặc đến khi quý vị yêu cầu chúng tôi xóa đơn. Một bản sao được gửi qua email đến những người điều hành trang web này, và nằm trong hộp thư của họ đến khi họ xóa',
  },
  contact: {
    what: 'Những gì quý vị viết cho chúng tôi qua trang liên hệ',
    until:
      'trên trang web này. Một bản sao được gửi qua email đến người điều hành trang web, và nằm trong hộp thư của họ đến khi họ xóa',
  },
  invitationRequests: {
    what: 'Yêu cầu lời mời của quý vị: tên, địa chỉ email, mã ZIP, vì sao, và những gì chúng tôi trả lời',
    until:
      'sau việc cuối cùng được làm về yêu cầu đó, hoặc đến khi quý vị xóa tài khoản có địa chỉ đó. Một bản sao của yêu cầu được gửi qua email đến những người điều hành trang web này, và nằm trong hộp thư của họ đến khi họ xóa',
  },
  mailings: {
    what: 'Bản tin chúng tôi đã gửi, và các bản nháp: lời văn, nhóm người nhận, bao nhiêu người đã nhận, và bao nhiêu email bị trả lại hoặc bị đánh dấu là thư rác. Nếu gửi cho một người thì giữ số tài khoản',
    until: '',
  },
  subscribers: {
    what: 'Nếu quý vị đăng ký nhận bản tin mà không có tài khoản: địa chỉ email của quý vị, cho trang web nào của chúng tôi, và ngày quý vị xác nhận',
    until:
      'Đến khi quý vị hủy nhận, email gửi cho quý vị bị trả lại, quý vị tạo tài khoản trên trang web đó, hoặc quý vị xóa một tài khoản có địa chỉ đó',
  },
  pendingSubscriptions: {
    what: 'Địa chỉ email mà ai đó đã nhập để nhận bản tin và chưa ai xác nhận',
    until: 'là tối đa',
  },
  mailChoices: {
    what: 'Các địa chỉ đã hủy nhận hoặc bị trả lại email. Chúng tôi xáo trộn địa chỉ, nên nhận ra được nhưng không đọc được. Dịch vụ gửi email cho chúng tôi giữ một danh sách đọc được gồm các địa chỉ bị trả lại hoặc đã đánh dấu email là thư rác',
    until:
      'Chừng nào trang web này còn gửi email, để lựa chọn của quý vị còn hiệu lực sau khi tài khoản không còn',
  },
  sentMails: {
    what: 'Việc một email hoặc thông báo đã được gửi, và gần đây gửi bao nhiêu email, không kèm lời văn hay địa chỉ',
    until: '',
  },
  pushDevices: {
    what: 'Các thiết bị nhận thông báo: địa chỉ mà trình duyệt cho chúng tôi để gửi, các khóa giữ kín nội dung, tên trình duyệt và hệ điều hành, ngôn ngữ, và lần dùng thiết bị gần nhất',
    until:
      'sau lần dùng thiết bị gần nhất ở đây, hoặc đến khi quý vị tắt thông báo, đăng xuất ở mọi nơi, hoặc xóa tài khoản',
  },
  ratings: {
    what: 'Đánh giá: số sao, lời nhận xét và lời trả lời, kèm tên gọi của một người hoặc tên của một tổ chức',
    until:
      'Đến khi ngư dân được đánh giá xóa tài khoản, hoặc quý vị xóa đánh giá trong 7 ngày đầu. Khi quý vị xóa tài khoản, lời nhận xét mất theo, số sao vẫn còn nhưng không kèm tên quý vị',
  },
  reports: {
    what: 'Báo cáo vi phạm, cùng với những gì bị báo cáo',
    until:
      'sau khi được xử lý; tên quý vị mất theo tài khoản của quý vị. Bản sao ảnh của bài đăng bị báo cáo mất sớm hơn: khi báo cáo đã được xử lý, hoặc khi tài khoản đã đăng các ảnh đó bị xóa',
  },
  suspensions: {
    what: 'Việc một người bị tạm khóa, vì sao và đến lúc nào, kể cả theo địa chỉ email đã xáo trộn',
    until: 'Đến khi hết tạm khóa, kể cả khi tài khoản đã bị xóa',
  },
  audit: {
    what: 'Những gì những người điều hành trang web này đã làm với một tài khoản, như giao vai trò, và những gì họ đã thay đổi trong cài đặt của trang web: theo số tài khoản, không kèm tên',
    until: 'Mãi mãi',
  },
  exports: {
    what: 'Tệp chứa dữ liệu của quý vị, nếu quý vị đã yêu cầu',
    until: 'sau khi quý vị yêu cầu, hoặc đến khi quý vị xóa tài khoản',
  },
  endings: { what: 'Việc quý vị đã đăng xuất ở mọi nơi, hoặc đã xóa tài khoản', until: '' },
  limits: {
    what: 'Gần đây ai đó đã làm một việc bao nhiêu lần, theo tài khoản hoặc địa chỉ mạng đã xáo trộn, và các câu trả lời để trả lại y như vậy khi yêu cầu được lặp lại',
    until: 'là tối đa',
  },
  backups: {
    what: 'Bản sao của tất cả những thứ này, để khôi phục trang web sau sự cố',
    until: 'là tối đa',
  },
  device: {
    what: 'Trên máy của chính quý vị: phiên đăng nhập, các bài đăng chờ kết nối, các bản nháp, lần trước quý vị đã đăng thế nào, và những gì quý vị đọc gần nhất',
    until:
      'Phiên đăng nhập và những gì đọc gần nhất, đến khi quý vị đăng xuất; bài đăng và bản nháp, đến khi được gửi; cách đăng lần trước, đến khi quý vị xóa dữ liệu trình duyệt hoặc xóa tài khoản trên máy đó',
  },
};
